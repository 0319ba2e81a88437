// "It is your turn", for who looks elsewhere: a dot on the icon of the tab, and two soft notes.

const ICON = 'link[rel=icon]'
const PLAIN = '/favicon.svg'
const MARKED = '/favicon-turn.svg'

export function markIcon(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>(ICON)
  if (link) link.href = marked ? MARKED : PLAIN
}

const NOTES = [523.25, 783.99] as const
const NOTE_SECONDS = 0.16
const RELEASE_SECONDS = 0.5
const LOUDNESS = 0.12

export function chime(): void {
  const context = new AudioContext()
  for (const [i, pitch] of NOTES.entries()) {
    const start = context.currentTime + i * NOTE_SECONDS
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const loudness = new GainNode(context, { gain: 0 })
    loudness.gain.setTargetAtTime(LOUDNESS, start, 0.01)
    loudness.gain.setTargetAtTime(0, start + NOTE_SECONDS, RELEASE_SECONDS / 4)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + NOTE_SECONDS + RELEASE_SECONDS)
    if (i === NOTES.length - 1) tone.onended = () => void context.close()
  }
}

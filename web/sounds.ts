// Short, soft sounds of the table, made here: a piece laid down, something lost.
const SOUNDS = {
  /** Wood on wood: a low tone that falls and fades at once. */
  lay: { type: 'sine', from: 320, to: 140, seconds: 0.12, loudness: 0.22 },
  lose: { type: 'triangle', from: 220, to: 98, seconds: 0.4, loudness: 0.1 },
} as const satisfies {
  readonly [name: string]: {
    readonly type: OscillatorType
    /** Hertz at the beginning and at the end. */
    readonly from: number
    readonly to: number
    readonly seconds: number
    readonly loudness: number
  }
}

let context: AudioContext | null = null

export function sound(name: keyof typeof SOUNDS, delay: number): void {
  context ??= new AudioContext()
  const { type, from, to, seconds, loudness } = SOUNDS[name]
  const start = context.currentTime + delay / 1000
  const tone = new OscillatorNode(context, { type, frequency: from })
  const volume = new GainNode(context, { gain: 0 })
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds)
  volume.gain.setValueAtTime(loudness, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

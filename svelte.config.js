/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    // Short names of scopes: they stand at every styled element.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}`,
  },
}

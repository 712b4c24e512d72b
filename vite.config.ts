import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // what opens later is fetched when a hand comes near: the helper that would preload its parts costs every first view 1 kB
  build: { target: 'es2022', modulePreload: false },
  worker: { format: 'es' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})

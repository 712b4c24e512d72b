import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanAliases, leanRouter, leanRouterState, plainDynamicImports } from './scripts/lean-libraries.ts'
import { chunkGroups } from './scripts/chunk-groups.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plainDynamicImports, leanRouter, leanRouterState],
  resolve: { alias: leanAliases },
  // bundled, so that the alias of immer holds on the server too
  ssr: { noExternal: ['@reduxjs/toolkit'] },
  // chunks that open later are fetched on hover or focus
  build: { target: 'es2022', modulePreload: false },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // no getter of ours or of a library has a side effect; saves 0.2 kB of every first view
          // and what only loaders say is not sent to browsers
          treeshake: {
            propertyReadSideEffects: false,
            moduleSideEffects: [{ test: /[\\/]app[\\/]messages[\\/]/, sideEffects: false }],
          },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
})

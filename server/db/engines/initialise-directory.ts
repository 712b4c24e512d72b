import { loadEmbeddedEngine } from './load-embedded.ts'

// Makes a data directory of the embedded engine at the place that the one argument names, and ends.
const pglite = await loadEmbeddedEngine(process.argv[2])
await pglite.close()

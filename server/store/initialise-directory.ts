import { loadEngine } from './load-engine.ts'

// Makes a data directory of the embedded engine at the place that the one argument names, and ends.
const pglite = await loadEngine(process.argv[2])
await pglite.close()

import { syncTree } from './durable-files.ts'
import { loadEmbeddedEngine } from './load-embedded.ts'

// Makes a data directory of the embedded engine at the place that the one argument names, and ends.
const directory = process.argv[2] ?? ''
const pglite = await loadEmbeddedEngine(directory)
await pglite.close()
await syncTree(directory)

import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'

/** The pages of 64 kB that the engine's memory begins with here, and the most that it declares. */
const PAGES = { initial: 2_048, maximum: 32_768 }

/** How much a function runs before it is optimised: eight times V8's own, so that a start stays quick. */
const BUDGET = 100_000_000

let compiled: Promise<WebAssembly.Module> | undefined

/** The embedded engine's code, the same for every database of this process. */
export function compileEmbeddedEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  return compiled
}

/**
 * V8 compiles a function plainly when it is first called and optimises it when it has run often, which takes a third of
 * the time off an import. The one function of SQL's parser, of 105 kB, would take 600 MB to optimise. Whether a function
 * may be optimised is decided when it is first called: so the parser is called once in an instance made for that, where
 * it fails at its first request for memory, while optimising is switched off.
 */
async function compile(): Promise<WebAssembly.Module> {
  setFlagsFromString(`--wasm-tiering-budget=${BUDGET}`)
  const code = await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))
  const engine = await WebAssembly.compile(code)
  const { exports } = await WebAssembly.instantiate(engine, emptyImports(engine))
  const parse = exports.raw_parser
  if (typeof parse !== 'function') throw new Error('the engine calls its parser by another name')
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  try {
    parse(0, 0)
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error
  } finally {
    for (const flag of ['--wasm-tier-up', '--wasm-dynamic-tiering']) setFlagsFromString(flag)
  }
  return engine
}

/** Everything that the engine asks for, doing nothing. */
function emptyImports(engine: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {}
  for (const { module, name, kind } of WebAssembly.Module.imports(engine)) {
    imports[module] ??= {}
    imports[module][name] = kind === 'memory' ? new WebAssembly.Memory(PAGES) : () => 0
  }
  return imports
}

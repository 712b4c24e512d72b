/** The WebAssembly API as far as the server uses it: TypeScript declares it in its DOM library only. */
declare namespace WebAssembly {
  type Module = object
  type ImportValue = Memory | ((...args: unknown[]) => unknown)
  type Imports = Record<string, Record<string, ImportValue>>
  class RuntimeError extends Error {}
  type Memory = object
  const Memory: new (pages: { readonly initial: number; readonly maximum: number }) => Memory
  const Module: {
    imports: (module: Module) => { readonly module: string; readonly name: string; readonly kind: string }[]
  }
  function compile(code: Uint8Array<ArrayBuffer>): Promise<Module>
  function instantiate(
    module: Module,
    imports: Imports,
  ): Promise<{ readonly exports: Readonly<Record<string, unknown>> }>
}

import { runProgram } from '../process/run-program.ts'

/** Writes a folder to import, of so many products like those of the demo. The same number gives the same files. */
export async function writeScaleCatalogue(folder: string, products: number): Promise<void> {
  const { err, code } = await runProgram(['demo/studio/scale-catalogue.ts', String(products), folder], {})
  if (code !== 0) throw new Error(`the catalogue was not written: ${err}`)
}

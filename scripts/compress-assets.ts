import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const minBytes = 1_000
const compressible = /\.(?:css|js|json|svg|txt|xml|html|wasm|webmanifest)$/

/** Writes FILE.br and FILE.gz beside the larger files of a folder that become smaller, for the server to send as they are. */
export async function compressAssets(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (compressible.test(name)) await compress(join(folder, name))
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < minBytes) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeWhole(`${path}.br`, br), writeWhole(`${path}.gz`, gz)])
}

/** A file under its final name is complete. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

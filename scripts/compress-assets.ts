import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const leastBytes = 1_000
const compressible = /\.(?:css|js|json|svg|txt|xml|html|webmanifest)$/
const folder = join(import.meta.dirname, '../build/client/assets')

for (const name of await readdir(folder, { recursive: true })) {
  if (compressible.test(name)) await compress(join(folder, name))
}

/** Writes FILE.br and FILE.gz beside a file that is worth it, for the server to send as they are. */
async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < leastBytes) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([place(`${path}.br`, br), place(`${path}.gz`, gz)])
}

async function place(path: string, content: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the build reads, from the root of the repository. */
const buildInputs: readonly string[] = [
  'app',
  'domain',
  'search',
  'spreadsheets',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build-language.ts',
  'server/http/pages/build-folder.ts',
  'scripts/compress-assets.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** One hash over the names and contents of files and folders, without tests and absent inputs. */
export function sourceHash(root: string, inputs: readonly string[] = buildInputs): string {
  const hash = createHash('sha256')
  for (const path of inputs
    .filter((input) => existsSync(join(root, input)))
    .flatMap((input) => filesOf(root, input))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesOf(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(feedsTheBuild)
    .map((entry) => entry.name)
    .toSorted()
    .flatMap((name) => filesOf(root, `${path}/${name}`))
}

const feedsTheBuild = (entry: Dirent): boolean => !/^\.|\.test\.tsx?$|~$/.test(entry.name)

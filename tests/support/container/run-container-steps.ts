import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { isInContext, parseContainerFile, type Stage } from './parse-container-file.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../../..')
const file = path.join(root, 'deploy/Dockerfile')

/** A stage whose steps have been run: `folder` stands for its root directory. */
export type BuiltStage = { readonly stage: Stage; readonly folder: string }

export type StepUser = { readonly name: string; readonly group: string }

/**
 * Runs the steps of the container file in an empty folder: each stage has a subfolder for its root directory, the programs are those of
 * this machine, and `user` stands for the user `node`. Resolves with the last stage.
 */
export async function runContainerSteps(folder: string, user: StepUser): Promise<BuiltStage> {
  const built = new Map<string, BuiltStage>()
  let last: BuiltStage | null = null
  for (const [position, stage] of parseContainerFile(readFileSync(file, 'utf8')).entries()) {
    last = { stage, folder: path.join(folder, String(position)) }
    mkdirSync(last.folder)
    await runStage(last, built, user)
    if (stage.name !== null) built.set(stage.name, last)
  }
  if (last === null) throw new Error('the container file has no stage')
  return last
}

async function runStage(
  { stage, folder }: BuiltStage,
  built: ReadonlyMap<string, BuiltStage>,
  user: StepUser,
) {
  let workdir = folder
  for (const { name, value } of stage.instructions) {
    if (name === 'WORKDIR') mkdirSync((workdir = inside(folder, value)), { recursive: true })
    if (name === 'COPY') copy({ value, workdir, folder }, built)
    if (name === 'RUN') await runStep(value, { workdir, folder, user })
  }
}

function copy(
  { value, workdir, folder }: { value: string; workdir: string; folder: string },
  built: ReadonlyMap<string, BuiltStage>,
): void {
  const words = value.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = paths.pop() ?? ''
  const to = target.startsWith('/') ? inside(folder, target) : path.join(workdir, target)
  const source = from === undefined ? undefined : built.get(from)
  if (from !== undefined && source === undefined) throw new Error(`there is no stage ${from}`)
  for (const each of paths) {
    const origin = source === undefined ? path.join(root, each) : inside(source.folder, each)
    const isFolder = statSync(origin).isDirectory()
    const place = !isFolder && target.endsWith('/') ? path.join(to, path.basename(each)) : to
    if (source === undefined && isFolder) copyContext(place)
    else cpSync(origin, place, { recursive: true, verbatimSymlinks: true })
  }
}

/** The files of the repository that its ignore file lets into the build. */
function copyContext(to: string): void {
  const ignoreFile = readFileSync(`${file}.dockerignore`, 'utf8')
  const named = (name: string): boolean =>
    isInContext(ignoreFile, name, (pattern) => path.matchesGlob(name, pattern))
  const add = (name: string): void => {
    if (statSync(path.join(root, name)).isDirectory()) {
      for (const entry of readdirSync(path.join(root, name))) add(`${name}/${entry}`)
    } else if (named(name)) cpSync(path.join(root, name), path.join(to, name))
  }
  const tops = ignoreFile.split('\n').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  for (const top of tops) if (existsSync(path.join(root, top))) add(top)
}

type StepPlace = { readonly workdir: string; readonly folder: string; readonly user: StepUser }

async function runStep(step: string, { workdir, folder, user }: StepPlace): Promise<void> {
  const command = step
    .replaceAll(/ (\/[\w/-]+)/g, (_, absolute: string) => ` ${inside(folder, absolute)}`)
    .replaceAll('-o node -g node', `-o ${user.name} -g ${user.group}`)
  await run('sh', ['-ec', command], { cwd: workdir, env: plainEnvironment(), maxBuffer: 64_000_000 })
}

/** Environment of a step: programs, and packages that were downloaded before. */
export function plainEnvironment(): Record<string, string> {
  const node = path.dirname(process.execPath)
  const { PATH = '', HOME = '/' } = process.env
  return { PATH: `${node}:${PATH}`, HOME, npm_config_prefer_offline: 'true' }
}

/** A path of the container, in the folder that stands for its root. */
export const inside = (folder: string, absolute: string): string => path.join(folder, absolute)

/** Lets other users of this machine read a folder. */
export function openForReading(folder: string): void {
  chmodSync(folder, 0o755)
}

/** The user to stand for the container's: nobody where this process is root, otherwise itself. */
export function unprivilegedUser(): StepUser & { readonly uid?: number; readonly gid?: number } {
  const id = (...args: string[]): string => execFileSync('id', args, { encoding: 'utf8' }).trim()
  if (process.getuid?.() !== 0) return { name: id('-un'), group: id('-gn') }
  return {
    name: 'nobody',
    group: id('-gn', 'nobody'),
    uid: Number(id('-u', 'nobody')),
    gid: Number(id('-g', 'nobody')),
  }
}

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Scene } from '../scenes/scene.ts'
import { textOf } from '../scenes/studio.ts'

const run = promisify(execFile)

/** Raised when the way of rendering changes, so that every picture is made anew. */
const recipe = 1

export type Rendering = {
  /** Pixels of each side. */
  readonly size: number
  /** Fast and grainy, for work on a scene. */
  readonly draft?: boolean
  /** Without the room, on a transparent ground. */
  readonly cutOut?: boolean
}

/**
 * Names the picture by all that goes into it; the same digest needs no new rendering.
 *
 * @throws Error when a number of the scene or its prints is none.
 */
export function digestOf(scene: Scene, cutOut = false): string {
  const all = JSON.stringify([recipe, textOf(scene, cutOut), scene.prints ?? {}])
  const fault = /NaN|undefined|Infinity/.exec(all)
  if (fault !== null)
    throw new Error(
      `The scene holds what is no number: ${all.slice(Math.max(0, fault.index - 80), fault.index + 20)}`,
    )
  return createHash('sha256').update(all).digest('hex').slice(0, 16)
}

/**
 * Ray-traces a scene with POV-Ray 3.7 (`povray` on the path) and gives its picture.
 *
 * @throws Error with POV-Ray's own words when the scene has a fault.
 */
export async function renderPicture(
  scene: Scene,
  { size, draft = false, cutOut = false }: Rendering,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'scene-'))
  try {
    await Promise.all(
      Object.entries(scene.prints ?? {}).map(async ([file, svg]) => {
        await sharp(Buffer.from(svg)).png().toFile(join(folder, file))
      }),
    )
    await writeFile(join(folder, 'scene.pov'), textOf(scene, cutOut))
    const care = draft ? ['+Q8', '-A'] : ['+A0.2', '+AM2', '+R2', '+J0']
    const output = [...(cutOut ? ['+UA'] : []), '+FN8', '-D', '-GA', '+WT1', `+W${size}`, `+H${size}`]
    await run('povray', ['+Iscene.pov', '+Opicture.png', ...output, ...care], { cwd: folder }).catch(
      (fault: unknown) => {
        const words = fault instanceof Error && 'stderr' in fault ? String(fault.stderr) : String(fault)
        throw new Error(words.split('\n').slice(-14).join('\n'))
      },
    )
    return await sharp(join(folder, 'picture.png')).png().toBuffer()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

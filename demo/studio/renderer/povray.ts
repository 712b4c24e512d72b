import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Scene } from '../scenes/scene.ts'
import { povSource } from '../scenes/studio.ts'

const run = promisify(execFile)

/** Part of every digest: raised when the way of rendering changes. */
const RENDERER_VERSION = 1

const DRAFT = ['+Q8', '-A']
const FINE = ['+A0.05', '+AM2', '+R2', '+J0']
const FINAL = ['+A0.2', '+AM2', '+R2', '+J0']

type RenderOptions = {
  /** Pixels of each side. */
  readonly size: number
  /** Fast and grainy. */
  readonly draft?: boolean
  /** Without the studio, on a transparent background. */
  readonly cutOut?: boolean
  /** With finer edges, for pictures that are looked at closely. */
  readonly fine?: boolean
}

/**
 * A digest of all that a picture is rendered from: 16 hex digits.
 *
 * @throws Error when the scene holds a number that is not finite.
 */
export function digestOf(
  scene: Scene,
  { cutOut = false, fine = false }: Omit<RenderOptions, 'size'> = {},
): string {
  const parts = [RENDERER_VERSION, povSource(scene, cutOut), scene.imageMaps ?? {}]
  const input = JSON.stringify(fine ? [...parts, 'fine'] : parts)
  const invalid = /NaN|undefined|Infinity/.exec(input)
  if (invalid !== null) {
    const context = input.slice(Math.max(0, invalid.index - 80), invalid.index + 20)
    throw new Error(`The scene holds a number that is not finite: ${context}`)
  }
  return createHash('sha256').update(input).digest('hex').slice(0, 16)
}

/**
 * Ray-traces a scene with POV-Ray 3.7 (`povray` on the path) into a square PNG.
 *
 * @throws Error with the end of POV-Ray's output when it rejects the scene.
 */
export async function renderScene(
  scene: Scene,
  { size, draft = false, cutOut = false, fine = false }: RenderOptions,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'scene-'))
  try {
    await Promise.all(
      Object.entries(scene.imageMaps ?? {}).map(async ([file, svg]) => {
        await sharp(Buffer.from(svg)).png().toFile(join(folder, file))
      }),
    )
    await writeFile(join(folder, 'scene.pov'), povSource(scene, cutOut))
    const output = [...(cutOut ? ['+UA'] : []), '+FN8', '-D', '-GA', '+WT1', `+W${size}`, `+H${size}`]
    const options = ['+Iscene.pov', '+Opicture.png', ...output, ...(draft ? DRAFT : fine ? FINE : FINAL)]
    await run('povray', options, { cwd: folder }).catch((error: unknown) => {
      const log = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
      throw new Error(log.split('\n').slice(-14).join('\n'))
    })
    return await sharp(join(folder, 'picture.png')).png().toBuffer()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

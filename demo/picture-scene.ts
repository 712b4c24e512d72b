import { labelOf } from './draw-picture.ts'
import type { PictureRequest } from './picture-name.ts'
import { scenes } from './scenes/index.ts'
import type { Scene } from './scenes/scene.ts'

/** The scene of a picture that the tables ask for. Throws when there is none of that name. */
export function sceneOf(request: PictureRequest): Scene {
  const scene = scenes[request.drawing]
  if (scene === undefined) throw new Error(`There is no scene called ${request.drawing}`)
  return scene(request.tone, labelOf(request))
}

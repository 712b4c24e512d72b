import { brandOf } from './goods/brands.ts'
import type { PictureRequest } from './picture-name.ts'
import { scenes } from './scenes/index.ts'
import type { Label, Scene } from './scenes/scene.ts'

/** The scene of a picture that the tables ask for. Throws when there is none of that name. */
export function sceneOf(request: PictureRequest): Scene {
  const scene = scenes[request.drawing]
  if (scene === undefined) throw new Error(`There is no scene called ${request.drawing}`)
  return scene(request.tone, labelOf(request))
}

/** What is printed on goods: nothing where no brand is asked for. */
function labelOf(request: PictureRequest): Label {
  if (request.brand === '') return { text: '', brand: '', main: '#5a6570', accent: '#d8dde2', ink: '#ffffff' }
  const { name, palette } = brandOf(request.brand)
  return { text: request.label, brand: name, main: palette[0], accent: palette[1], ink: palette[2] }
}

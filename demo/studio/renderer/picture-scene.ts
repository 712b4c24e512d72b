import { brandOf } from '../brands/brands.ts'
import type { PictureRequest } from '../generator/picture-request.ts'
import type { Label, Scene } from '../scenes/scene.ts'
import { scenes } from '../scenes/scenes.ts'

const unbranded: Label = { text: '', brand: '', main: '#5a6570', accent: '#d8dde2', ink: '#ffffff' }

function labelOf({ label, brand }: PictureRequest): Label {
  if (brand === '') return unbranded
  const { name, palette } = brandOf(brand)
  return { text: label, brand: name, main: palette[0], accent: palette[1], ink: palette[2] }
}

/** @throws Error when no scene has the requested name. */
export function sceneOf(request: PictureRequest): Scene {
  const makeScene = scenes[request.scene]
  if (makeScene === undefined) throw new Error(`There is no scene called ${request.scene}`)
  return makeScene(request.tone, labelOf(request))
}

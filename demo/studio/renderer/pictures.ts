import { createHash } from 'node:crypto'
import type { Catalogue } from '../generator/build-catalogue.ts'
import { largeFile, smallFile, type PictureRequest } from '../generator/picture-request.ts'
import { composeBanner } from './compose-banner.ts'
import { sceneOf } from './picture-scene.ts'
import { digestOf, renderScene } from './povray.ts'
import { encodeWebp } from './webp.ts'

export type Picture = {
  readonly name: string
  /** The large file first, then the small one. */
  readonly files: readonly string[]
  /** Changes with anything that the picture is rendered from. */
  readonly digest: () => string
  /** Contents by file. */
  readonly render: () => Promise<readonly (readonly [file: string, content: Buffer])[]>
}

/** Every picture of a catalogue: banners first, then those of shops and categories, then the rest. */
export function allPictures({ pictures, bannerPictures, collections }: Catalogue): Picture[] {
  const { maincategory, subcategory, shops } = collections
  const overview = JSON.stringify([maincategory, subcategory, shops])
  const isInOverview = ({ files: [large = ''] }: Picture): boolean => overview.includes(`/${large}`)
  const products = [...pictures].map(([name, request]) => productPicture(name, request))
  return [
    ...[...bannerPictures].map(([name, requests]) => bannerPicture(name, requests)),
    ...products.filter(isInOverview),
    ...products.filter((picture) => !isInOverview(picture)),
  ]
}

function productPicture(name: string, request: PictureRequest): Picture {
  const [large, small] = [largeFile(name, 480), smallFile(name, 480)]
  return {
    name,
    files: [large, small],
    digest: () => digestOf(sceneOf(request)),
    render: async () => {
      const picture = await renderScene(sceneOf(request), { size: 480 })
      return [
        [large, await encodeWebp(picture, { width: 480, quality: 78 })],
        [small, await encodeWebp(picture, { width: 240, quality: 74, maxBytes: 5_900 })],
      ]
    },
  }
}

function bannerPicture(name: string, requests: readonly PictureRequest[]): Picture {
  const [large, small] = [largeFile(name, 960), smallFile(name, 960)]
  return {
    name,
    files: [large, small],
    digest: () => {
      const parts = requests.map((request) => digestOf(sceneOf(request), true))
      return createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)
    },
    render: async () => {
      const picture = await composeBanner(requests.map(sceneOf))
      return [
        [large, await encodeWebp(picture, { width: 960, quality: 80 })],
        [small, await encodeWebp(picture, { width: 480, quality: 78 })],
      ]
    },
  }
}

import { createHash } from 'node:crypto'
import { bannerPicture } from './banner-picture.ts'
import type { Catalogue } from '../generator/build-catalogue.ts'
import { largeFile, smallFile, type PictureRequest } from './picture-name.ts'
import { sceneOf } from './picture-scene.ts'
import { digestOf, renderPicture } from './povray.ts'
import { webp } from './webp.ts'

/** One picture in its sizes. */
export type Picture = {
  readonly name: string
  /** Its files, the large one first. */
  readonly files: readonly string[]
  /** Changes when anything changes that the picture is made of. */
  readonly digest: () => string
  readonly render: () => Promise<readonly (readonly [file: string, content: Buffer])[]>
}

/** Every picture that a catalogue names: banners and goods, those first that a visitor sees first. */
export function allPictures({ pictures, bannerPictures, collections }: Catalogue): Picture[] {
  const { maincategory, subcategory, shops } = collections
  const shelves = JSON.stringify([maincategory, subcategory, shops])
  const isOnShelf = ({ files: [large = ''] }: Picture): boolean => shelves.includes(`/${large}`)
  const goods = [...pictures].map(([name, request]) => goodsPicture(name, request))
  return [
    ...[...bannerPictures].map(([name, requests]) => bannerOfGoods(name, requests)),
    ...goods.filter(isOnShelf),
    ...goods.filter((picture) => !isOnShelf(picture)),
  ]
}

function goodsPicture(name: string, request: PictureRequest): Picture {
  const [large, small] = [largeFile(name, 480), smallFile(name, 480)]
  return {
    name,
    files: [large, small],
    digest: () => digestOf(sceneOf(request)),
    render: async () => {
      const picture = await renderPicture(sceneOf(request), { size: 480 })
      return [
        [large, await webp(picture, { width: 480, quality: 78 })],
        [small, await webp(picture, { width: 240, quality: 74, most: 5_900 })],
      ]
    },
  }
}

function bannerOfGoods(name: string, requests: readonly PictureRequest[]): Picture {
  const [large, small] = [largeFile(name, 960), smallFile(name, 960)]
  return {
    name,
    files: [large, small],
    digest: () => {
      const parts = requests.map((request) => digestOf(sceneOf(request), true))
      return createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)
    },
    render: async () => {
      const picture = await bannerPicture(requests.map(sceneOf))
      return [
        [large, await webp(picture, { width: 960, quality: 80 })],
        [small, await webp(picture, { width: 480, quality: 78 })],
      ]
    },
  }
}

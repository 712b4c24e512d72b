import { createHash } from 'node:crypto'
import type { Catalogue } from '../generator/build-catalogue.ts'
import { pictureFile, widthsOf, type PictureRequest } from '../generator/picture-request.ts'
import { composeBanner } from './compose-banner.ts'
import { sceneOf } from './picture-scene.ts'
import { digestOf, renderScene } from './povray.ts'
import { encodeWebp, type WebpOptions } from './webp.ts'

export type Picture = {
  readonly name: string
  /** The largest file first. */
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

/** How widths are encoded: the smaller, the stronger. Lists show those of 240 by the dozen. */
const encodings: Readonly<Record<number, Omit<WebpOptions, 'width'>>> = {
  960: { quality: 80, maxBytes: 90_000 },
  480: { quality: 78 },
  240: { quality: 74, maxBytes: 5_900 },
}

function productPicture(name: string, request: PictureRequest): Picture {
  const widths = widthsOf(name)
  const [size] = widths
  const isFine = size > 480
  return {
    name,
    files: widths.map((width) => pictureFile(name, width)),
    digest: () => digestOf(sceneOf(request), { fine: isFine }),
    render: async () => {
      const picture = await renderScene(sceneOf(request), { size, fine: isFine })
      return Promise.all(
        widths.map(async (width) => {
          const options = { width, quality: 78, ...encodings[width] }
          return [pictureFile(name, width), await encodeWebp(picture, options)] as const
        }),
      )
    },
  }
}

const bannerWidths = [960, 480, 240] as const

function bannerPicture(name: string, requests: readonly PictureRequest[]): Picture {
  return {
    name,
    files: bannerWidths.map((width) => pictureFile(name, width)),
    digest: () => {
      const parts = requests.map((request) => digestOf(sceneOf(request), { cutOut: true }))
      return createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)
    },
    render: async () => {
      const picture = await composeBanner(requests.map(sceneOf))
      return Promise.all(
        bannerWidths.map(
          async (width) =>
            [
              pictureFile(name, width),
              await encodeWebp(picture, { width, quality: width > 480 ? 80 : 78 }),
            ] as const,
        ),
      )
    },
  }
}

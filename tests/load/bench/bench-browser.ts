import { startStore } from '../../support/process/start-store.ts'
import { chooseSubjects } from './bench-pages.ts'
import type { Effort } from '../effort.ts'
import { type LighthouseFigures, measureLighthouse } from '../measure/measure-lighthouse.ts'
import { measurePhone, type PhoneFigures } from '../measure/measure-phone.ts'
import { measureRendering, type RenderingFigures } from '../measure/measure-rendering.ts'

/** What a phone sees of a store, and what rendering its pages for the first time costs. */
export type BrowserFigures = {
  readonly phone: PhoneFigures | null
  readonly lighthouse: readonly LighthouseFigures[]
  readonly rendering: RenderingFigures | null
}

type Place = { readonly databaseURL: string; readonly dataDirectory: string }

/** Starts a store with the demo catalogue and measures it from browsers. */
export async function benchBrowser(
  place: Place,
  what: readonly ('phone' | 'rendering')[],
  effort: Effort,
): Promise<BrowserFigures> {
  const store = await startStore({ ...place, isPublic: true })
  try {
    const { baseURL } = store
    const { pages } = await chooseSubjects(baseURL)
    const looked = { ...pages, cart: `${baseURL}/cart`, 'quick order': `${baseURL}/quick-order` }
    const measures = (one: 'phone' | 'rendering'): boolean => what.includes(one)
    return {
      phone: measures('phone') ? await measurePhone(baseURL, effort.turns) : null,
      lighthouse: measures('phone') ? await measureLighthouse(looked, effort.turns) : [],
      rendering: measures('rendering')
        ? await measureRendering({ baseURL, product: pages.product }, effort)
        : null,
    }
  } finally {
    await store.stop()
  }
}

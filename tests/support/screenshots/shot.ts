import type { Page } from '@playwright/test'
import type { Language } from '#domain/i18n/language.ts'
import type { Texts } from '../messages/texts.ts'
import type { Store } from '../process/start-store.ts'

export type Scene = {
  readonly page: Page
  readonly store: Store
  readonly wide: boolean
  readonly language: Language
  /** Texts of pages in the language: steps press by them. */
  readonly say: Texts
}

/** A picture of a page in one of its states. */
export type Shot = {
  readonly name: string
  readonly path: string
  /** Signed-in user: nobody by default, a new partner, a customer with an address and an order, or the owner at the desk. */
  readonly who?: 'partner' | 'customer' | 'owner'
  /** The composite ids in the cart. */
  readonly cart?: readonly string[]
  /** For a state that exists on phones only, or on wide screens only. */
  readonly only?: 'phone' | 'wide'
  /** False for a browser whose scripts are off. */
  readonly hasScripts?: false
  /** Language that the browser asks for. */
  readonly prefers?: 'hi-IN'
  /** Preparation before the page is opened. */
  readonly before?: (scene: Scene) => Promise<void>
  /** Role of the element that must be on the screen after the steps. */
  readonly opens?: 'dialog' | 'alertdialog' | 'listbox'
  /** The whole page is taken, also after steps. */
  readonly whole?: boolean
  /** The network is not idle in this state. */
  readonly busy?: boolean
  /** The steps on the page before the picture is taken. */
  readonly steps?: (scene: Scene) => Promise<void>
}

import type { Page } from '@playwright/test'
import type { Store } from '../../tests/support/process/start-store.ts'

export type Scene = { readonly page: Page; readonly store: Store; readonly wide: boolean }

/** A picture of a page in one of its states. */
export type Shot = {
  readonly name: string
  readonly path: string
  /** Who looks at it: a visitor unless told, a new person, or one with an address and an order. */
  readonly who?: 'person' | 'customer'
  /** What lies in the cart: composite ids. */
  readonly cart?: readonly string[]
  /** A state that only phones, or only wide screens, know. */
  readonly only?: 'phone' | 'wide'
  /** What is arranged before the page is opened. */
  readonly before?: (scene: Scene) => Promise<void>
  /** What must be on the screen after the steps. */
  readonly opens?: 'dialog' | 'alertdialog' | 'listbox'
  /** The whole page is taken, also after steps. */
  readonly whole?: boolean
  /** The network does not come to rest in this state. */
  readonly busy?: boolean
  /** What a person does on the page before the picture is taken. */
  readonly steps?: (scene: Scene) => Promise<void>
}

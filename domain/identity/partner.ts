import type { Language } from '../i18n/language.ts'
import type { CustomerBlock } from './customer-block.ts'
import type { Phone } from './phone.ts'

/** The record of a signed-in person, created at the first login (AUTH-06). */
export type Partner = {
  readonly uid: string
  readonly phone: Phone
  readonly name: string | null
  /** Of messages to them and of their papers: that of the page on which they last signed in, or as staff set it. */
  readonly language: Language
  /** ISO 8601, UTC. */
  readonly registration_date: string
  /** Starts as `Pending`. */
  readonly verification_status: string
  readonly active: boolean
  /** Services that the store no longer gives them; null for most. */
  readonly block: CustomerBlock | null
  /** True for whoever is in a firm or invited to one; read with their session. */
  readonly hasFirms?: boolean | undefined
  /** True for whoever sees an account of credit, their own or a firm's; read with their session. */
  readonly hasCredit?: boolean | undefined
  /** Present for whoever is on a price list, or in a firm that is. */
  readonly hasPrices?: boolean | undefined
}

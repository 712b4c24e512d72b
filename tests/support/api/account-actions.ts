import { randomUUID } from 'node:crypto'
import type { CreditTerms } from '#domain/accounts/account.ts'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import type { DeskApi } from './desk-api.ts'
import { openCustomer, type Customer } from './order-actions.ts'

const creditTerms = { limit: 50_000_000, days: 30, checkedAt: 'ordering', isOpen: true } as const

/** A customer who buys on account. */
export type AccountHolder = {
  readonly id: string
  readonly uid: string
  readonly customer: Customer
  readonly show: () => Promise<CreditAccountDetailWire>
  /** Posts to their account as the manager. */
  readonly post: (action: string, body: object) => Promise<Response>
  readonly setTerms: (terms: Partial<Record<keyof CreditTerms, unknown>>) => Promise<void>
}

/** Acts of those who buy on account, and of the staff who give it to them. */
export function accountActions({ api, as }: Pick<DeskApi, 'api' | 'as'>) {
  const json = async <T>(answer: Promise<Response>): Promise<T> => {
    const response = await answer
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const open = async (holder: { kind: 'partner' | 'firm'; id: string }, terms: object = {}) => {
    const id = randomUUID()
    const body = { id, holder, terms: { ...creditTerms, ...terms } }
    await json(as('manager').post('/api/desk/credit-accounts', body))
    return id
  }
  const show = (id: string) =>
    json<CreditAccountDetailWire>(as('manager').call(`/api/desk/credit-accounts/${id}`))
  const newHolder = async (phone: string, terms: object = {}): Promise<AccountHolder> => {
    const customer = await openCustomer(api, phone)
    const { partner } = (await customer.json('/api/session')) as { partner: { uid: string } }
    const id = await open({ kind: 'partner', id: partner.uid }, terms)
    return {
      id,
      uid: partner.uid,
      customer,
      show: () => show(id),
      post: (action, body) => {
        api.advanceClock(1_000)
        return as('manager').post(`/api/desk/credit-accounts/${id}/${action}`, { id: randomUUID(), ...body })
      },
      setTerms: async (changed) => {
        const { account } = await show(id)
        const body = { terms: { ...account.terms, ...changed }, revision: account.revision }
        await json(as('manager').call(`/api/desk/credit-accounts/${id}/terms`, { method: 'PUT', body }))
      },
    }
  }
  return { open, show, newHolder }
}

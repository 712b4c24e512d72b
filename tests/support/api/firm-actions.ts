import type { FirmRole } from '#domain/firms/firm-roles.ts'
import type { FirmViewWire, OwnFirmsWire } from '#domain/firms/wire.ts'
import { openCustomer, type Body, type Customer } from './order-actions.ts'
import type { TestApi } from './test-api.ts'

export const FIRM_GSTIN = '07AAGFF2194N1Z1'
export const firmAddress = {
  line: '4 Barakhamba Road',
  city: 'New Delhi',
  state: 'Delhi',
  zipcode: '110001',
}

/** A site as it is added. */
export const puneSite = {
  name: 'Tower B',
  address: {
    address_line1: {
      receiverName: 'Ravi',
      receiverPhoneNo: '9812300001',
      houseNo: 'Plot 9',
      landmark: 'Gate 2',
    },
    street: 'Nagar Road',
    city: 'Pune',
    state: 'Maharashtra',
    zipcode: '411014',
    country: 'India',
    access: { road: 'large-lorry', unloading: 'store', floor: 0 },
    receiving: { hours: '9 am to 5 pm', notes: 'No entry before 9' },
  },
}

/** Somebody who buys for firms, with an account and an address of their own. */
export type FirmBuyer = Customer & {
  readonly phone: string
  readonly uid: string
  readonly send: (method: string, path: string, body?: Body) => Promise<Response>
  readonly firms: () => Promise<OwnFirmsWire>
  readonly firm: (id: string) => Promise<FirmViewWire>
}

type Place = { readonly role?: FirmRole; readonly orderLimit?: number; readonly monthLimit?: number }
type Invited = Place & { readonly phone: string }
type Joining = Place & { readonly person: FirmBuyer }

let next = 9_861_000_000

/** Acts of people with their firms. */
export function firmActions(api: TestApi) {
  const newBuyer = async (): Promise<FirmBuyer> => {
    const phone = String((next += 1))
    const me = await openCustomer(api, phone)
    const { partner } = (await me.json('/api/session')) as { partner: { uid: string } }
    return {
      ...me,
      phone,
      uid: partner.uid,
      send: (method, path, body) => me.call(path, { method, ...(body !== undefined && { body }) }),
      firms: async () => (await me.json('/api/firms')) as unknown as OwnFirmsWire,
      firm: async (id) => (await me.json(`/api/firms/${id}`)) as unknown as FirmViewWire,
    }
  }
  const create = async (me: FirmBuyer, more: Body = {}): Promise<string> => {
    const id = crypto.randomUUID()
    const body = { id, gstin: FIRM_GSTIN, legalName: 'Gupta & Sons', address: firmAddress, ...more }
    const answer = await me.post('/api/firms', body)
    if (!answer.ok) throw new Error(`creating a firm answered ${answer.status}: ${await answer.text()}`)
    return id
  }
  const invite = (owner: FirmBuyer, id: string, { phone, ...place }: Invited) =>
    owner.post(`/api/firms/${id}/invitations`, { phone, role: 'buyer', ...place })
  const answerAs = async (person: FirmBuyer, answer: 'accept' | 'decline') => {
    const [invitation] = (await person.firms()).invitations
    return person.post(`/api/firm-invitations/${invitation?.id ?? ''}`, { answer })
  }
  /** Invites somebody, who accepts. */
  const join = async (owner: FirmBuyer, id: string, { person, ...place }: Joining) => {
    await invite(owner, id, { phone: person.phone, ...place })
    return answerAs(person, 'accept')
  }
  const addSite = async (me: FirmBuyer, firmId: string, more: Body = {}): Promise<string> => {
    const id = crypto.randomUUID()
    const answer = await me.post(`/api/firms/${firmId}/sites`, { id, ...puneSite, ...more })
    if (!answer.ok) throw new Error(`adding a site answered ${answer.status}: ${await answer.text()}`)
    return id
  }
  return { newBuyer, create, invite, answerAs, join, addSite }
}

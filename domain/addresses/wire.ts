import { z } from 'zod'
import { isBlank } from '../text/is-blank.ts'
import { defineCalls } from '../wire/call.ts'
import { ADDRESS_FIELD_LENGTH } from './address.ts'
import { FLOORS, LORRY_NOTES_LENGTH, RECEIVING_HOURS_LENGTH, roads, unloaders } from './site-access.ts'

const field = z.string().max(ADDRESS_FIELD_LENGTH)
const required = field.refine((text) => !isBlank(text), 'required')

export const siteAccess = z
  .object({
    road: z.enum(roads).meta({ description: 'The largest vehicle that gets there.' }),
    unloading: z.enum(unloaders).meta({ description: 'Who unloads.' }),
    floor: z.number().int().min(FLOORS.lowest).max(FLOORS.highest).meta({ description: '0 is the ground.' }),
  })
  .meta({ id: 'SiteAccess', description: 'What a lorry needs to know of an address.' })

const receiving = z
  .object({
    hours: z.string().max(RECEIVING_HOURS_LENGTH),
    notes: z.string().max(LORRY_NOTES_LENGTH).meta({ description: 'For whoever drives there.' }),
  })
  .meta({ id: 'Receiving', description: 'When goods are received at an address, and how to get there.' })

/** A delivery address (ADDR-07). */
export const addressFields = z
  .object({
    address_line1: z.object({
      receiverName: field.default(''),
      receiverPhoneNo: field.default(''),
      houseNo: required,
      landmark: required,
    }),
    street: required,
    city: required,
    state: required,
    zipcode: required,
    country: required,
    access: siteAccess.optional(),
    receiving: receiving.optional(),
  })
  .meta({ id: 'Address' })

const savedAddress = addressFields.extend({ id: z.string() }).meta({ id: 'SavedAddress' })

const addressBook = z
  .object({
    addresses: z.array(savedAddress).readonly(),
    defaultAddressIndex: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The position of the default address; null when there are no addresses.' }),
  })
  .meta({ id: 'AddressBook' })

export const addressId = z.string().min(1).max(100)

const defaultAddressRequest = z.object({ id: addressId }).meta({ id: 'DefaultAddressRequest' })

const params = z.object({ id: addressId })

export const addressCalls = defineCalls({
  read: { method: 'get', path: '/addresses', answer: addressBook },
  add: { method: 'post', path: '/addresses', body: addressFields, answer: addressBook },
  chooseDefault: {
    method: 'put',
    path: '/addresses/default',
    body: defaultAddressRequest,
    answer: addressBook,
  },
  replace: { method: 'put', path: '/addresses/{id}', params, body: addressFields, answer: addressBook },
  remove: { method: 'delete', path: '/addresses/{id}', params, answer: addressBook },
})

/** Body of a client's request to add or replace an address. */
export type AddressRequest = z.input<typeof addressFields>
export type AddressBookWire = z.infer<typeof addressBook>

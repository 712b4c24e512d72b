import type { AddressBook, AddressFields } from '#domain/addresses/address.ts'
import { request } from './request.ts'
import { assertResponse } from './assert-response.ts'

export async function fetchAddresses(): Promise<AddressBook> {
  return sound(await request('GET', '/api/addresses'))
}

export async function addAddress(fields: AddressFields): Promise<AddressBook> {
  return sound(await request('POST', '/api/addresses', { body: fields }))
}

export async function replaceAddress(id: string, fields: AddressFields): Promise<AddressBook> {
  return sound(await request('PUT', `/api/addresses/${encodeURIComponent(id)}`, { body: fields }))
}

export async function removeAddress(id: string): Promise<AddressBook> {
  return sound(await request('DELETE', `/api/addresses/${encodeURIComponent(id)}`))
}

export async function chooseDefaultAddress(id: string): Promise<AddressBook> {
  return sound(await request('PUT', '/api/addresses/default', { body: { id } }))
}

function sound(book: AddressBook): AddressBook {
  return assertResponse(book, Array.isArray(book.addresses))
}

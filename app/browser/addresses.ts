import type { AddressBook, AddressFields } from '#domain/addresses/address.ts'
import { request } from './request.ts'

export async function fetchAddresses(): Promise<AddressBook> {
  return request('GET', '/api/addresses')
}

export async function addAddress(fields: AddressFields): Promise<AddressBook> {
  return request('POST', '/api/addresses', { body: fields })
}

export async function replaceAddress(id: string, fields: AddressFields): Promise<AddressBook> {
  return request('PUT', `/api/addresses/${encodeURIComponent(id)}`, { body: fields })
}

export async function removeAddress(id: string): Promise<AddressBook> {
  return request('DELETE', `/api/addresses/${encodeURIComponent(id)}`)
}

export async function chooseDefaultAddress(id: string): Promise<AddressBook> {
  return request('PUT', '/api/addresses/default', { body: { id } })
}

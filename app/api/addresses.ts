import type { AddressBookWire, AddressRequest, DefaultAddressRequest } from '#domain/addresses/wire.ts'
import { request } from './request.ts'

const PATH = '/api/addresses'

export function fetchAddresses(): Promise<AddressBookWire> {
  return request('GET', PATH, { isSound })
}

export function addAddress(body: AddressRequest): Promise<AddressBookWire> {
  return request('POST', PATH, { body, isSound })
}

export function replaceAddress(id: string, body: AddressRequest): Promise<AddressBookWire> {
  return request('PUT', pathOf(id), { body, isSound })
}

export function removeAddress(id: string): Promise<AddressBookWire> {
  return request('DELETE', pathOf(id), { isSound })
}

export function chooseDefaultAddress(id: string): Promise<AddressBookWire> {
  const body: DefaultAddressRequest = { id }
  return request('PUT', `${PATH}/default`, { body, isSound })
}

function pathOf(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`
}

function isSound({ addresses }: Partial<AddressBookWire>): boolean {
  return Array.isArray(addresses)
}

import { addressCalls, type AddressBookWire, type AddressRequest } from '#domain/addresses/wire.ts'
import { callApi } from './transport/call.ts'

export function fetchAddresses(): Promise<AddressBookWire> {
  return callApi(addressCalls.read, {})
}

export function addAddress(body: AddressRequest): Promise<AddressBookWire> {
  return callApi(addressCalls.add, { body })
}

export function replaceAddress(id: string, body: AddressRequest): Promise<AddressBookWire> {
  return callApi(addressCalls.replace, { params: { id }, body })
}

export function removeAddress(id: string): Promise<AddressBookWire> {
  return callApi(addressCalls.remove, { params: { id } })
}

export function chooseDefaultAddress(id: string): Promise<AddressBookWire> {
  return callApi(addressCalls.chooseDefault, { body: { id } })
}

import { createContext, type LoaderFunctionArgs } from 'react-router'
import type { ComponentType } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DeskLoginWire } from '#domain/staff/wire.ts'

/** The module of a page: the permission that opens it, what it loads, and what it shows. */
export type PageModule = {
  readonly permission: Permission
  readonly clientLoader?: (args: LoaderFunctionArgs) => unknown
  readonly default: ComponentType
}

/** The login of whoever opens a page, for its loader. */
export const deskLoginContext = createContext<DeskLoginWire>()

/** The search parameter that names the open dialog. */
export const DIALOG = 'dialog'

/** The search parameters of the page that is being loaded, without its dialog. */
export function queryOf({ request }: Pick<LoaderFunctionArgs, 'request'>): URLSearchParams {
  return queryAt(new URL(request.url))
}

function queryAt({ search }: URL): URLSearchParams {
  const query = new URLSearchParams(search)
  query.delete(DIALOG)
  return query
}

/** A refresh of the page that somebody asked for and that has not ended. */
export const refreshOfPage = { isWanted: false }

/** True of two addresses of a page that differ in their dialog at most. */
export function isSamePage(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && `${queryAt(one)}` === `${queryAt(other)}`
}

/** Ends the loading of a page whose address names nothing. */
export function notFound(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's own way
  throw new Response(null, { status: 404 })
}

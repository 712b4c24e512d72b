import type { Permission } from '#domain/staff/permissions.ts'

/** A call of the desk with the permission that it takes. */
export type DeskCall = {
  readonly permission: Permission
  /** Values for the parameters of the path. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: unknown
}

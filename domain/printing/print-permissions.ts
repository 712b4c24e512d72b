import { mayDo, type Permission } from '../staff/permissions.ts'
import type { StaffRole } from '../staff/roles.ts'
import { printedKinds, type PrintedKind } from './print-job.ts'

/** Permissions to print: staff who pack may print what packing takes; challans and invoices are documents. */
const permissions: Readonly<Record<PrintedKind, Permission>> = {
  'picking-list': 'orders:ship',
  'packing-slip': 'orders:ship',
  challan: 'documents:read',
  invoice: 'documents:read',
}

/** The permission that printing a kind of document takes. */
export function permissionToPrint(kind: PrintedKind): Permission {
  return permissions[kind]
}

/** Tells whether a role may print anything. */
export function mayPrint(role: StaffRole): boolean {
  return printedKinds.some((kind) => mayDo(role, permissionToPrint(kind)))
}

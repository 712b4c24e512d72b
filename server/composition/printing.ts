import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../db/database.ts'
import type { RenderDocuments } from '../gateways/documents/port.ts'
import { printDocuments, type PrintRequest } from '../services/printing/print-documents.ts'
import { printOwnChallan } from '../services/printing/print-own-challan.ts'

type Dependencies = {
  readonly database: Database
  readonly renderDocuments: RenderDocuments
  readonly now: () => Date
}

/** Binds the use cases of printing (DESK-03, DESK-05). */
export function createPrintServices(using: Dependencies) {
  return {
    print: (actor: StaffActor, request: PrintRequest) => printDocuments(using, actor, request),
    printOwnChallan: (actor: StaffActor, stopId: string) => printOwnChallan(using, actor, stopId),
  }
}

import { isDemoPlan } from '#domain/delivery/demo-plan.ts'
import { promisesDays } from '#domain/delivery/plan.ts'
import { demoSeller } from '#domain/invoices/seller.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { FirstStepsWire } from '#domain/store/first-steps-wire.ts'
import { countProducts, countProductsAmong } from '../../db/catalogue/products.ts'
import type { Database } from '../../db/database.ts'
import { readPlan } from '../../db/delivery/delivery-plan.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import { countStock } from '../../db/stock/stock-list.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import { readConfiguredSeller } from './steps/read-seller.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly demoCatalogue: string
}

/** Reads the steps of a new shop before its first order, done or not (DESK-01). Throws `not-permitted`. */
export async function readFirstSteps(
  { database: { queries }, catalogueFiles, demoCatalogue }: Dependencies,
  actor: StaffActor,
): Promise<FirstStepsWire> {
  requirePermission(actor, 'orders:read')
  const [products, demo, seller, { plan }, { tracked }, staff, saved] = await Promise.all([
    countProducts(queries),
    catalogueFiles.listProductIds(demoCatalogue).then((ids) => countProductsAmong(queries, ids)),
    readConfiguredSeller(queries),
    readPlan(queries),
    countStock(queries),
    listStaff(queries),
    readSavedSettings(queries),
  ])
  return {
    goods: products > demo,
    firm: seller !== null && seller.gstin !== demoSeller.gstin && seller.legalName !== demoSeller.legalName,
    delivery: promisesDays(plan) && !isDemoPlan(plan),
    stock: tracked > 0,
    staff: staff.length > 1,
    isHidden: saved.firstStepsHidden ?? false,
  }
}

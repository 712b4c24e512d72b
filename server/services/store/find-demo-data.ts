import { demoSeller, sellerSchema, type Seller } from '#domain/invoices/seller.ts'
import type { DemoData } from '#domain/store/demo-data.ts'
import { demoReturnTerms } from '#domain/store/demo-return-terms.ts'
import { defaultMerchantSettings, type MerchantSettings } from '#domain/store/settings.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import { catalogueVersion } from '../../db/catalogue/catalogue-version.ts'
import { countProductsAmong } from '../../db/catalogue/products.ts'
import type { Database } from '../../db/database.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import { readMerchantSettings } from './steps/read-merchant-settings.ts'
import { readConfiguredSeller } from './steps/read-seller.ts'

type Dependencies = { readonly database: Database; readonly catalogueFiles: CatalogueFiles }

const sellerOwn = [
  'legalName',
  'addressLines',
  'gstin',
  'pan',
  'phone',
  'email',
] as const satisfies (keyof Seller)[]
const contacts = [
  'hotline',
  'whatsapp',
  'email',
  'grievanceOfficer',
] as const satisfies (keyof MerchantSettings)[]

/** Finds what a store that real customers buy from must not have (SAFE-08): the demo's products, firm and telephone numbers. */
export async function findDemoData(
  { database: { queries }, catalogueFiles }: Dependencies,
  demoCatalogue: string,
): Promise<DemoData> {
  const settings = await readMerchantSettings(queries)
  const seller = await readConfiguredSeller(queries)
  const { returnTerms } = await readSavedSettings(queries)
  return {
    products: await countProductsAmong(queries, await catalogueFiles.listProductIds(demoCatalogue)),
    hasCatalogue: (await catalogueVersion(queries)) > 0,
    sellerFields: seller === null ? null : findMadeUpFields(seller),
    hasExampleTerms: returnTerms === undefined || returnTerms === demoReturnTerms.trim(),
    contactSettings: contacts.filter((name) => settings[name] === defaultMerchantSettings[name]),
  }
}

function findMadeUpFields(seller: Seller): string[] {
  const made = sellerOwn.filter(
    (field) => seller[field] !== null && String(seller[field]) === String(demoSeller[field]),
  )
  const wrong = sellerSchema.safeParse(seller).error?.issues.map(({ path }) => String(path[0])) ?? []
  return [...new Set<string>([...made, ...wrong])]
}

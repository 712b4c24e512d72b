import type { Language } from '#domain/i18n/language.ts'
import { bindOwnCredit, bindPrices } from './accounts.ts'
import { bindApprovals } from './approvals.ts'
import { bindCalculators, bindCatalogue, bindPictures } from './catalogue.ts'
import { bindDelivery } from './delivery.ts'
import type { Dependencies } from './dependencies.ts'
import { bindDesk } from './desk.ts'
import { bindFirms, bindSiteLists } from './firms.ts'
import { bindAddresses, bindIdentity } from './identity.ts'
import { bindJobs } from './start/jobs.ts'
import { bindOrderEdits } from './order-edits.ts'
import { bindOperator, bindOrders } from './orders.ts'
import { bindMoney, bindPayments } from './payments.ts'
import { bindPrivacy } from './privacy.ts'
import { bindListRequests, bindQuickOrder } from './quick-order.ts'
import { bindPartnerQuotations, bindQuotationRequests, bindQuotations } from './quotations.ts'
import { bindDemand, bindReports } from './reports.ts'
import { bindSearchEngines } from './search-engines.ts'
import { bindStock } from './stock.ts'
import { bindStore } from './store.ts'

/** Binds every use case to its dependencies. */
export function createServices(using: Dependencies): Services {
  const services = bindServices(using)
  const inLanguage = (language: Language): Services => ({
    ...services,
    ...bindTranslated(using, language),
    in: (wanted) => byLanguage[wanted],
  })
  const byLanguage: Readonly<Record<Language, Services>> = { en: inLanguage('en'), hi: inLanguage('hi') }
  return byLanguage.en
}

/** Binds what is read in a language. */
function bindTranslated(using: Dependencies, language: Language) {
  return {
    calculators: bindCalculators(using, language),
    catalogue: bindCatalogue(using, language),
    quickOrder: bindQuickOrder(using, language),
    store: bindStore(using, language),
  }
}

function bindServices(using: Dependencies) {
  return {
    addresses: bindAddresses(using),
    credit: bindOwnCredit(using),
    prices: bindPrices(using),
    approvals: bindApprovals(using),
    delivery: bindDelivery(using),
    demand: bindDemand(using),
    desk: bindDesk(using),
    firms: bindFirms(using),
    siteLists: bindSiteLists(using),
    identity: bindIdentity(using),
    jobs: bindJobs(using),
    listRequests: bindListRequests(using),
    money: bindMoney(using),
    orderEdits: bindOrderEdits(using),
    operator: bindOperator(using),
    orders: bindOrders(using),
    payments: bindPayments(using),
    pictures: bindPictures(using),
    privacy: bindPrivacy(using),
    partnerQuotations: bindPartnerQuotations(using),
    quotationRequests: bindQuotationRequests(using),
    quotations: bindQuotations(using),
    reports: bindReports(using),
    searchEngines: bindSearchEngines(using),
    stock: bindStock(using),
  }
}

/** All use cases, by noun, with the catalogue and the store's texts in one language: `services.in('hi')` reads them in another. */
export type Services = ReturnType<typeof bindServices> &
  ReturnType<typeof bindTranslated> & { readonly in: (language: Language) => Services }

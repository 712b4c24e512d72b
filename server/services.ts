import type { LoginLimits } from '#domain/identity/login-rules.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { ProductFilters } from '#domain/catalogue/product-card.ts'
import type { BotCheck } from './gateways/bot-check/port.ts'
import type { CatalogueFiles } from './gateways/catalogue/port.ts'
import type { ReportRequest, TextMessages } from './gateways/sms/port.ts'
import { changeBook, readBook, type BookChange } from './services/addresses/change-book.ts'
import { exportCatalogue } from './services/catalogue/export-catalogue.ts'
import { findProduct, findProducts, readProductsFrom } from './services/catalogue/find-products.ts'
import { importCatalogue, type ImportRequest } from './services/catalogue/import-catalogue.ts'
import { listFacets, listProducts, type ListRequest } from './services/catalogue/list-products.ts'
import {
  listBanners,
  listMainCategories,
  listShops,
  listSubcategories,
} from './services/catalogue/read-lists.ts'
import { matchLines } from './services/catalogue/match-lines.ts'
import { remakeSearch } from './services/catalogue/remake-search.ts'
import { searchProducts, type SearchRequest } from './services/catalogue/search-products.ts'
import { suggest } from './services/catalogue/suggest.ts'
import { findSession, signOut } from './services/identity/find-session.ts'
import { noteDeliveries } from './services/identity/note-delivery.ts'
import { rename } from './services/identity/rename.ts'
import { makeChallenge } from './services/identity/make-challenge.ts'
import { sendCode, type CodeRequest } from './services/identity/send-code.ts'
import { endAllDevices, endDevice, listDevices } from './services/identity/sessions.ts'
import { signIn, type CodeProof } from './services/identity/sign-in.ts'
import { findOrder, listOrders } from './services/orders/list-orders.ts'
import { placeOrder, type OrderRequest } from './services/orders/place-order.ts'
import { changeSetting } from './services/store/change-setting.ts'
import { checkReadiness } from './services/store/check-readiness.ts'
import { readSettings } from './services/store/read-settings.ts'
import type { Database } from './store/database.ts'

/** What the verbs of the store work with. */
export type Dependencies = {
  readonly database: Database
  readonly messages: TextMessages
  readonly botCheck: BotCheck
  readonly catalogueFiles: CatalogueFiles
  readonly now: () => Date
  /** The key of the hashes of sign-in codes, the same for all processes of a store. */
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
  readonly storeName: string
  readonly apiBase: string
  readonly publicUrl: string | null
  /** Whether the store is only ready once it has a catalogue. */
  readonly wantsCatalogue: boolean
}

/** Binds every verb of the store to what it works with. */
export function makeServices(using: Dependencies) {
  return {
    store: {
      getSettings: () => readSettings(using),
      changeSetting: (name: string, value: string) => changeSetting(using, name, value),
      isReady: () => checkReadiness(using),
      /** Base of the four catalogue calls. */
      apiBase: using.apiBase,
    },
    catalogue: {
      listBanners: () => listBanners(using),
      listMainCategories: () => listMainCategories(using),
      listSubcategories: () => listSubcategories(using),
      listShops: () => listShops(using),
      listProducts: (list: ListRequest) => listProducts(using, list),
      listFacets: (list: { subcategoryId: string; filters: ProductFilters }) => listFacets(using, list),
      findProduct: (id: string) => findProduct(using, id),
      findProducts: (ids: readonly string[]) => findProducts(using, ids),
      readProductsFrom: (page: { offset: number; limit: number }) => readProductsFrom(using, page),
      importFolder: (request: ImportRequest) => importCatalogue(using, request),
      exportFolder: (folder: string) => exportCatalogue(using, folder),
      remakeSearch: () => remakeSearch(using),
      searchProducts: (request: SearchRequest) => searchProducts(using, request),
      suggest: (q: string) => suggest(using, q),
      matchLines: (text: string) => matchLines(using, text),
    },
    identity: {
      makeChallenge: () => makeChallenge(using),
      sendCode: (request: CodeRequest) => sendCode(using, request),
      noteDeliveries: (route: string, request: ReportRequest) => noteDeliveries(using, route, request),
      signIn: (proof: CodeProof) => signIn(using, proof),
      listDevices: (actor: Partner, token: string) => listDevices(using, actor, token),
      endDevice: (actor: Partner, id: string) => endDevice(using, actor, id),
      endAllDevices: (actor: Partner) => endAllDevices(using, actor),
      findSession: (token: string) => findSession(using, token),
      signOut: (token: string) => signOut(using, token),
      rename: (actor: Partner, name: string) => rename(using, actor, name),
    },
    addresses: {
      read: (actor: Partner) => readBook(using, actor),
      change: (actor: Partner, change: BookChange) => changeBook(using, actor, change),
    },
    orders: {
      place: (actor: Partner, request: OrderRequest) => placeOrder(using, actor, request),
      list: (actor: Partner) => listOrders(using, actor),
      find: (actor: Partner, orderId: string) => findOrder(using, actor, orderId),
    },
  }
}

/** Everything the store can do, by noun and verb. */
export type Services = ReturnType<typeof makeServices>

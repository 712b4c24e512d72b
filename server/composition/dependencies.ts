import type { LoginLimits } from '#domain/identity/login-limits.ts'
import type { Alarms } from '../gateways/alarms/port.ts'
import type { BotCheck } from '../gateways/bot-check/port.ts'
import type { CatalogueFiles } from '../gateways/catalogue/port.ts'
import type { RenderDocuments } from '../gateways/documents/port.ts'
import type { Jobs } from '../gateways/jobs/port.ts'
import type { Sheets } from '../gateways/sheets/port.ts'
import type { MediaStore } from '../gateways/media/port.ts'
import type { PictureStore, PictureVault, RemotePictures } from '../gateways/pictures/port.ts'
import type { PaymentProvider } from '../gateways/payments/port.ts'
import type { SmsGateway } from '../gateways/sms/port.ts'
import type { MessageLimits } from '#domain/notifications/message-limits.ts'
import type { OrderLimits } from '#domain/orders/placing/order-limits.ts'
import type { MoneyAlarm } from '#domain/payments/money-alarm.ts'
import type { Database } from '../db/database.ts'
import type { SearchIndex } from '../services/catalogue/steps/search-index.ts'
import type { DemandCounter } from '../services/demand/steps/count-demand.ts'
import type { SharedReads } from './shared-reads.ts'

/** Database, gateways, settings and clock of a store, as every use case finds them. */
export type Dependencies = {
  readonly database: Database
  /** The catalogue read as product kinds. */
  readonly searchIndex: SearchIndex
  readonly demand: DemandCounter
  readonly sharedReads: SharedReads
  readonly sms: SmsGateway
  readonly botCheck: BotCheck
  readonly alarms: Alarms
  readonly catalogueFiles: CatalogueFiles
  readonly payments: PaymentProvider
  readonly media: MediaStore
  readonly pictures: PictureStore
  readonly remotePictures: RemotePictures
  /** Pictures of signed challans. */
  readonly challans: PictureVault
  /** The folder of the demo catalogue. */
  readonly demoCatalogue: string
  readonly sheets: Sheets
  readonly renderDocuments: RenderDocuments
  readonly jobs: Jobs
  readonly now: () => Date
  /** Tells staff of money that they must look at. */
  readonly alarm: (alarm: MoneyAlarm) => void
  /** Marks this store's orders at the payment provider, whose account it may share with others. */
  readonly storeId: string
  /** The key that sign-in codes are hashed with, the same for all processes of a store. */
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
  readonly orderLimits: OrderLimits
  readonly messageLimits: MessageLimits
  /** True if the store can send messages about restocked variants. */
  readonly stockAlerts: boolean
  readonly storeName: string
  readonly apiBase: string
  readonly publicUrl: string | null
  /** True if real customers buy here: then no invoice is issued in the name of the demo firm. */
  readonly live: boolean
  /** True if the store is ready only once it has a catalogue. */
  readonly expectsCatalogue: boolean
}

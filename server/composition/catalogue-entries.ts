import type { Paise } from '#domain/money/paise.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { ImportPicturesChange } from '#domain/catalogue/imports/picture-progress.ts'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { changeEntryStatus, type StatusRequest } from '../services/catalogue-entries/change-status.ts'
import { deleteEntries } from '../services/catalogue-entries/delete-entries.ts'
import {
  listChoices,
  listEntries,
  showEntry,
  type EntryListRequest,
} from '../services/catalogue-entries/list-entries.ts'
import { applyImport, type ImportApplication } from '../services/imports/apply-import.ts'
import { checkImport, type ImportUpload } from '../services/imports/check-import.ts'
import { exportFile, type ExportFile } from '../services/imports/export-file.ts'
import { listImports } from '../services/imports/list-imports.ts'
import { matchImportColumns } from '../services/imports/match-columns.ts'
import { undoImport } from '../services/imports/undo-import.ts'
import { removeDemo, showDemo, type DemoRemoval } from '../services/catalogue-entries/remove-demo.ts'
import { moveEntry, type EntryMove } from '../services/catalogue-entries/move-entry.ts'
import { previewProduct } from '../services/catalogue-entries/preview-product.ts'
import {
  previewPrices,
  repriceProducts,
  type RepriceRequest,
} from '../services/catalogue-entries/reprice-products.ts'
import { addEntry, copyEntry, editEntry, type EntryEdit } from '../services/catalogue-entries/save-entry.ts'
import { changeImportPictures, showImportPictures } from '../services/imports/change-pictures.ts'
import {
  listScheduledChanges,
  type ScheduleListRequest,
} from '../services/schedules/list-scheduled-changes.ts'
import {
  cancelScheduledChange,
  rescheduleChange,
  scheduleChange,
  type ScheduleRequest,
} from '../services/schedules/schedule-change.ts'
import { exportRates } from '../services/day-rates/export-rates.ts'
import { importRates, type RateFile } from '../services/day-rates/import-rates.ts'
import { saveDayRate, setRateRemoved } from '../services/day-rates/save-day-rate.ts'
import { setRate, type RateToSet } from '../services/day-rates/set-rate.ts'
import { previewRate, showDayRate, showDayRates } from '../services/day-rates/show-day-rates.ts'
import { takeBackSetting } from '../services/day-rates/take-back-setting.ts'
import type { Dependencies } from './dependencies.ts'

type Which = { readonly collection: Collection; readonly id: string }

/** Binds the use cases of the catalogue at the desk. */
export function bindEntries(using: Dependencies) {
  return {
    choices: (actor: StaffActor) => listChoices(using, actor),
    list: (actor: StaffActor, request: EntryListRequest) => listEntries(using, actor, request),
    show: (actor: StaffActor, which: Which) => showEntry(using, actor, which),
    previewProduct: (actor: StaffActor, id: string) => previewProduct(using, actor, id),
    add: (actor: StaffActor, entry: Parameters<typeof addEntry>[2]) => addEntry(using, actor, entry),
    edit: (actor: StaffActor, edit: EntryEdit) => editEntry(using, actor, edit),
    copy: (actor: StaffActor, which: Which & { readonly name: string }) => copyEntry(using, actor, which),
    changeStatus: (actor: StaffActor, request: StatusRequest) => changeEntryStatus(using, actor, request),
    move: (actor: StaffActor, move: EntryMove) => moveEntry(using, actor, move),
    remove: (actor: StaffActor, request: { collection: Collection; ids: readonly string[] }) =>
      deleteEntries(using, actor, request),
    showDemo: (actor: StaffActor) => showDemo(using, actor),
    removeDemo: (actor: StaffActor, request: DemoRemoval) => removeDemo(using, actor, request),
    previewPrices: (actor: StaffActor, request: RepriceRequest) => previewPrices(using, actor, request),
    reprice: (actor: StaffActor, request: RepriceRequest) => repriceProducts(using, actor, request),
  }
}

/** Binds the imports and exports of the catalogue at the desk. */
export function bindImports(using: Dependencies) {
  return {
    matchColumns: (actor: StaffActor, bytes: Uint8Array) => matchImportColumns(using, actor, bytes),
    check: (actor: StaffActor, upload: ImportUpload) => checkImport(using, actor, upload),
    list: (actor: StaffActor) => listImports(using, actor),
    apply: (actor: StaffActor, request: ImportApplication) => applyImport(using, actor, request),
    showPictures: (actor: StaffActor, id: string) => showImportPictures(using, actor, id),
    changePictures: (actor: StaffActor, id: string, change: ImportPicturesChange) =>
      changeImportPictures(using, actor, { id, ...change }),
    undo: (actor: StaffActor, id: string) => undoImport(using, actor, id),
    export: (actor: StaffActor, file: ExportFile) => exportFile(using, actor, file),
  }
}

/** Binds what is scheduled in the catalogue. */
export function bindSchedules(using: Dependencies) {
  return {
    list: (actor: StaffActor, request: ScheduleListRequest) => listScheduledChanges(using, actor, request),
    add: (actor: StaffActor, request: ScheduleRequest) => scheduleChange(using, actor, request),
    change: (actor: StaffActor, order: Parameters<typeof rescheduleChange>[2]) =>
      rescheduleChange(using, actor, order),
    cancel: (actor: StaffActor, id: string) => cancelScheduledChange(using, actor, id),
  }
}

/** Binds what staff do with rates of the day (PRICE-09). */
export function bindDayRates(using: Dependencies) {
  return {
    list: (actor: StaffActor, product: string | null) => showDayRates(using, actor, product),
    show: (actor: StaffActor, id: string) => showDayRate(using, actor, id),
    save: (actor: StaffActor, rate: Parameters<typeof saveDayRate>[2]) => saveDayRate(using, actor, rate),
    setRemoved: (actor: StaffActor, which: { id: string; isRemoved: boolean }) =>
      setRateRemoved(using, actor, which),
    preview: (actor: StaffActor, asked: { id: string; base: Paise }) => previewRate(using, actor, asked),
    set: (actor: StaffActor, request: RateToSet) => setRate(using, actor, request),
    export: (actor: StaffActor) => exportRates(using, actor),
    import: (actor: StaffActor, file: RateFile) => importRates(using, actor, file),
    takeBack: (actor: StaffActor, which: { rateId: string; id: string }) =>
      takeBackSetting(using, actor, which),
  }
}

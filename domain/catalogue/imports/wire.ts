import { z } from 'zod'
import { idParams } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { columnMatch, columnField } from './column-match.ts'
import {
  catalogueImport,
  importList,
  importReport,
  applyImportRequest,
  undoneImport,
} from './import-report.ts'
import { importPictures, importPicturesChange } from './picture-progress.ts'

export const importCalls = defineCalls({
  match: { method: 'post', path: '/desk/imports/columns', upload: true, answer: columnMatch },
  check: {
    method: 'post',
    path: '/desk/imports',
    query: z.object({
      name: z.string().max(200).optional().meta({ description: 'The name of the file.' }),
      column: z
        .union([columnField, z.array(columnField).max(300)])
        .optional()
        .meta({
          description:
            'What each column is read as, in their order, matched by hand; empty to leave it out. It is remembered for the next ' +
            'sheet with the same heads.',
        }),
      gst: z.coerce
        .number()
        .min(0)
        .max(99.99)
        .optional()
        .meta({ description: 'The rate of GST, in percent, of all products of the file that have none.' }),
    }),
    upload: true,
    answer: catalogueImport,
  },
  list: { method: 'get', path: '/desk/imports', answer: importList },
  apply: {
    method: 'post',
    path: '/desk/imports/{id}/apply',
    params: idParams,
    body: applyImportRequest,
    answer: importReport,
  },
  undo: { method: 'post', path: '/desk/imports/{id}/undo', params: idParams, answer: undoneImport },
  pictures: { method: 'get', path: '/desk/imports/{id}/pictures', params: idParams, answer: importPictures },
  changePictures: {
    method: 'post',
    path: '/desk/imports/{id}/pictures',
    params: idParams,
    body: importPicturesChange,
    answer: importPictures,
  },
  download: {
    method: 'get',
    path: '/desk/exports/{file}',
    params: z.object({
      file: z.enum(['catalogue.json', 'products.csv', 'products.xlsx', 'template.csv', 'template.xlsx']),
    }),
    download: 'application/octet-stream',
  },
})

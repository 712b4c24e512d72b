import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { languageOfBuild } from './scripts/build-language.ts'
import { buildFolder } from './server/http/pages/build-folder.ts'
import { compressAssets } from './scripts/compress-assets.ts'
import { pathIn } from './domain/i18n/language.ts'

export default {
  appDirectory: 'app',
  basename: pathIn(languageOfBuild, '/'),
  buildDirectory: buildFolder(languageOfBuild),
  ssr: true,
  // a page's code is loaded as one: its `clientLoader` alone would be a request more and a line more in the manifest
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config

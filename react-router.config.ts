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
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config

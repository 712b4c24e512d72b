import { prepare } from './start/prepare.mjs'
import { serve } from './start/serve.mjs'

await serve(await prepare({ development: true }), 'development')

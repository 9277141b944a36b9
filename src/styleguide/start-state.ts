import { QueryClient } from '@tanstack/react-query'
import { closeMenusOnLeave } from '#shell/close-menus.ts'
import { enhanceSearchFields } from '#pages/enhance-search-fields.ts'

// Starts the scripts outside of React that some components need. Usually the client starts them, but a state is rendered
// without the client.
enhanceSearchFields(new QueryClient())
closeMenusOnLeave()

import { QueryClient } from '@tanstack/react-query'
import { closeMenusOnLeave } from '#shell/close-menus.ts'
import { enhanceSearchFields } from '#pages/enhance-search-fields.ts'

// Some components need scripts outside React. The client usually starts them, but a state is rendered without the client.
enhanceSearchFields(new QueryClient())
closeMenusOnLeave()

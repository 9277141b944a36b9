import { QueryClient } from '@tanstack/react-query'
import { closeMenusOnLeave } from '#shell/close-menus.ts'
import { followSearchFields } from '#pages/follow-search-fields.ts'

// Some components need scripts outside React. The client usually starts them, but a state is rendered without the client.
followSearchFields(new QueryClient())
closeMenusOnLeave()

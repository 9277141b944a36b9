import { QueryClient } from '@tanstack/react-query'
import { closeMenusOnLeave } from '#shell/close-menus.ts'
import { followSearchFields } from '#pages/follow-search-fields.ts'

// Some components need scripts outside React. The client would start them, but a state is shown without it.
followSearchFields(new QueryClient())
closeMenusOnLeave()

/** How many upcoming events the home page asks for (specification, section 9): its card and its list share the answer. */
export const HOME_EVENTS = 3;

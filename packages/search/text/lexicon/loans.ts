/**
 * English words in the names of activities, in both languages. They are often written as two words, so adjacent ones
 * also count as one word: *escaperoom* finds *escape room*.
 */
export const loans = `
adventure airsoft archery art axe ball balloon barbecue base battle beach beer bike bingo board boat body booth bottle box break
bridge bubble bubbles building bumper bungee burger cake camp canoe car casino challenge chocolate city climbing club cocktail
coffee comedy company cooking course craft cross cruise cup cycling dance day disc disco double drive duck escape event
experience family fest fever fit flash flow fly food foot football friends fun game gin glow gold golf green hall high
highland hike hiking hockey hole hour house hunt ice improv jam jet jump karaoke kart kick kite lab land laser lounge lunch maze
meet mind mob mountain mud murder music mystery night nordic old open outdoor pad paddle paddling paint painting park party photo pitch
platform play playground poker pool power pub puzzle quest quiz race raft rafting reality ribs ride river road roof rooftop room
rope ropes run sailing scan selfie share show silent skate skating skiff skill sky slack slide soap soccer speed sport spot stand stage
street stunt sumo sunset sup surf survival swim swimming tag tasting tea team test throwing time timer top tour tower town track trail
treasure trip truck tube tubing up upcycling urban virtual volley wake walk walking wall water wave whisky wild wine wipe wire wood
work yoga zip zone zorb
`;

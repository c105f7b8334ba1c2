### What is said in a first game with a guide: guides/*.toml names these words without "guide-".
### $about is a card, $seat whoever moves. One or two short sentences: a child reads or hears them.

guide-rows = Here are three rows of cards. Take from either end of a row: those cards are lifted.
guide-start = Tap { $about }, then the dashed place. That is how your shelf begins!
guide-others = Now { $seat } takes a card from an end of a row and starts a shelf too.
guide-add = A shelf grows to the left and to the right. Take { $about } and put it on the right.
guide-colours = { $seat } starts a second shelf. Everybody has three: one of each colour.
guide-edge = Tap the edge card. It is a left edge: it goes only on the left, and closes the shelf there.
guide-closed = { $seat } places an edge too, a right one.
guide-called = Your edge shows { $game ->
        [toy-story-4] Bullseye
       *[geroychiki] the General
    }: it calls that toy! Put it on the shelf and you get a bonus turn.
guide-face-down = A bonus turn: you may take any card! Put { $about } on the right, face down: any card can be an edge like that.
guide-complete = Edges at both ends: the shelf is done! It is in your collection now, and you have one more bonus turn. Start a blue shelf: { $about }.
guide-refresh = One card was left in the row. It went to the discard, and six new ones came from the deck.
guide-their-bonus = { $seat } closes a shelf with a face-down card, and gets a bonus turn as well.
guide-condition = The sign in the corner of a card is its condition. Take the Knight and tap “?”: you will hear why it cannot go there yet.
guide-final = Many turns later the deck is empty: this is the final round. Take any card you like, but start no new shelf.
guide-save = This is your last turn. Put this edge on the right: it keeps the toys beside it safe.
guide-points = Now count the points on the cards. Where there was no edge, the outermost toy was lost; the rest is yours. You win!

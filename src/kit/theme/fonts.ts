/* The typefaces. A language with a script of its own adds its sheet in a module beside this one, such as fonts.ar.ts. */
import './fonts.css';

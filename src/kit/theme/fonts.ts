/* The fonts of the language: others than English have a module with their own in addition. */
import './fonts.css';
